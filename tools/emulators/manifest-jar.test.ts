import { describe, expect, test } from 'vitest'
import { manifestText } from './manifest-jar'

const unwrap = (text: string) => text.replaceAll('\r\n ', '')

describe('a manifest', () => {
  const longPath = `file:/a${'/quite-a-long-folder-name'.repeat(9)}/firestore.jar`

  test('keeps short lines as they are', () => {
    expect(manifestText({ 'Main-Class': 'A' })).toBe(
      'Manifest-Version: 1.0\r\nMain-Class: A\r\n\r\n',
    )
  })

  test('has no line longer than 72 bytes, line end included', () => {
    const lines = manifestText({ 'Class-Path': longPath }).split('\r\n')
    expect(lines.length).toBeGreaterThan(4)
    for (const line of lines) expect(Buffer.byteLength(line) + 2).toBeLessThanOrEqual(72)
  })

  test('counts bytes, not characters', () => {
    const lines = manifestText({ 'Class-Path': `file:/${'ẹ'.repeat(60)}` }).split('\r\n')
    for (const line of lines) expect(Buffer.byteLength(line) + 2).toBeLessThanOrEqual(72)
  })

  test('is whole again when its lines are joined', () => {
    expect(unwrap(manifestText({ 'Class-Path': longPath }))).toContain(
      `Class-Path: ${longPath}\r\n`,
    )
  })
})
