import { expect, test } from 'vitest'
import { areaCodeOfName } from './area-names'
import { LOCATIONS } from './locations'
import { stateOfName } from './state-names'

test.each([
  ['Lagos/Eti Osa', 'Lagos/Eti-Osa'],
  ['lagos state/ifako ijaiye', 'Lagos/Ifako-Ijaiye'],
  ['FCT/AMAC', 'Abuja/Abuja Municipal'],
  ['Abuja/Abuja Municipal Area Council', 'Abuja/Abuja Municipal'],
  ['Rivers/port-harcourt', 'Rivers/Port Harcourt'],
  ['Rivers/PH', 'Rivers/Port Harcourt'],
  ['Rivers/Obio Akpor', 'Rivers/Obio/Akpor'],
  ['Lagos/Ikeja LGA', 'Lagos/Ikeja'],
  ['Nassarawa/Lafia', 'Nasarawa/Lafia'],
  ['Lagos/Somolu', 'Lagos/Shomolu'],
  ['Lagos/Lekki', 'Lagos/Lekki'],
  ['Narnia/Ikeja', 'Narnia/Ikeja'],
])('an area is known as people spell it, and left as it is otherwise: %s', (typed, code) => {
  expect(areaCodeOfName(typed)).toBe(code)
})

test('every area is known by its own name', () => {
  for (const [state, areas] of Object.entries(LOCATIONS)) {
    for (const area of areas) expect(areaCodeOfName(`${state}/${area}`)).toBe(`${state}/${area}`)
  }
})

test.each([
  ['Lagos State, Nigeria', 'Lagos'],
  ['Abuja FCT, Nigeria', 'Abuja'],
  ['The FCT', 'Abuja'],
  ['State of Osun', 'Osun'],
  ['Anambara', 'Anambra'],
  ['Èkó', 'Lagos'],
  ['Niger, Nigeria', 'Niger'],
  ['Nigeria', undefined],
  ['Port Harcourt', undefined],
])('a state is known as people spell it: %s', (typed, state) => {
  expect(stateOfName(typed)).toBe(state)
})
