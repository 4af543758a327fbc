import { writeFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'

const LINE_BYTES = 72

/**
 * The text of a jar's manifest. The jar specification allows 72 bytes a line, line end included;
 * what is longer goes on in lines that begin with a space.
 */
export function manifestText(attributes: Record<string, string>): string {
  const all = { 'Manifest-Version': '1.0', ...attributes }
  const lines = Object.entries(all).flatMap(([name, value]) => wrap(`${name}: ${value}`))
  return `${lines.join('\r\n')}\r\n\r\n`
}

function wrap(line: string): string[] {
  const room = LINE_BYTES - 2
  const lines: string[] = []
  let current = ''
  for (const character of line) {
    if (Buffer.byteLength(current + character) > room) {
      lines.push(current)
      current = ' '
    }
    current += character
  }
  return [...lines, current]
}

/** Writes a jar that holds a manifest alone: it starts `mainClass` from what `classPath` names. */
export function writeManifestJar(path: string, mainClass: string, classPath: URL[]): void {
  const text = manifestText({ 'Main-Class': mainClass, 'Class-Path': classPath.join(' ') })
  writeFileSync(path, zipOf('META-INF/MANIFEST.MF', Buffer.from(text)), { mode: 0o755 })
}

/** A zip archive of one uncompressed file. */
function zipOf(name: string, content: Buffer): Buffer {
  const version = 20
  // 1 January 1980, the zip epoch, so that the same manifest gives the same bytes.
  const dosDate = 0x21
  const entry = Buffer.alloc(26)
  entry.writeUInt16LE(version, 0)
  entry.writeUInt16LE(dosDate, 8)
  entry.writeUInt32LE(crc32(content), 10)
  entry.writeUInt32LE(content.length, 14)
  entry.writeUInt32LE(content.length, 18)
  entry.writeUInt16LE(name.length, 22)

  const local = Buffer.concat([Buffer.from('PK\x03\x04'), entry, Buffer.from(name), content])
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02'),
    Buffer.from([version, 0]),
    entry,
    Buffer.alloc(14),
    Buffer.from(name),
  ])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(local.length, 12)
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06'), end])
}
