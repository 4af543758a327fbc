/** Somebody who buys. `city` is the local government area. */
export type BuyerRow = { name: string; phone: string; address: string; city: string; state: string }

/** The demo accounts' buyers. The last has not verified the e-mail address yet. */
export const BUYERS: readonly [BuyerRow, BuyerRow, BuyerRow, BuyerRow, BuyerRow] = [
  {
    name: 'Amara Okonkwo',
    phone: '+2348036614720',
    address: '24 Adeniran Ogunsanya Street, Flat 3',
    city: 'Surulere',
    state: 'Lagos',
  },
  {
    name: 'Tunde Bakare',
    phone: '+2348059917342',
    address: '7 Agodi Gate, New Ife Road',
    city: 'Ibadan North',
    state: 'Oyo',
  },
  {
    name: 'Hadiza Musa',
    phone: '+2347039048816',
    address: '15 Lodge Road, Nassarawa GRA',
    city: 'Kano Municipal',
    state: 'Kano',
  },
  {
    name: 'Ibiso Briggs',
    phone: '+2348166720095',
    address: '9 Woji Road, GRA Phase 2',
    city: 'Port Harcourt',
    state: 'Rivers',
  },
  {
    name: 'Terna Iorfa',
    phone: '+2349011283546',
    address: 'Block C2, Gudu District',
    city: 'Abuja Municipal',
    state: 'Abuja',
  },
]

/** Everybody else who ever bought something: they have no part in the demo but their opinions. */
const CUSTOMERS: readonly BuyerRow[] = [
  ['Bisi Oladele', '+2348023345610', '5 Allen Close', 'Ikeja', 'Lagos'],
  ['Emeka Umeh', '+2348037781264', '31 Ogui Road', 'Enugu North', 'Enugu'],
  ['Maryam Lawal', '+2347061190427', '12 Sultan Road', 'Kaduna North', 'Kaduna'],
  ['Efe Ighodaro', '+2348051126673', '18 Sapele Road', 'Oredo', 'Edo'],
  ['Sade Ogunleye', '+2348122409915', '2 Oke-Mosan Crescent', 'Abeokuta South', 'Ogun'],
  ['Musa Ibrahim', '+2348035550918', '44 Zoo Road', 'Tarauni', 'Kano'],
  ['Ngozi Eze', '+2347034417789', '6 Wetheral Road', 'Owerri Municipal', 'Imo'],
  ['Danjuma Pam', '+2348164403327', '19 Rayfield Avenue', 'Jos South', 'Plateau'],
  ['Kemi Adeyanju', '+2348090073512', '10 Gbongan Road', 'Osogbo', 'Osun'],
  ['Uche Obiora', '+2348066619204', '3 Zik Avenue', 'Awka South', 'Anambra'],
  ['Nkechi Okafor', '+2348034419862', '77 Okigwe Road', 'Aba North', 'Abia'],
  ['Yusuf Bello', '+2347012265108', '21 Fate Road', 'Ilorin South', 'Kwara'],
  ['Aniekan Udoh', '+2348183304417', '8 Aka Road', 'Uyo', 'Akwa Ibom'],
  ['Lara Fashola', '+2348022971136', '14 Admiralty Way', 'Eti-Osa', 'Lagos'],
  ['Preye Dokubo', '+2348107728345', '25 Mbiama Road', 'Yenagoa', 'Bayelsa'],
  ['Folarin Ajayi', '+2348054482019', '4 Oba Adesida Road', 'Akure South', 'Ondo'],
  ['Aisha Garba', '+2348039916470', '33 Wuse Zone 5', 'Abuja Municipal', 'Abuja'],
  ['Ovie Akpobome', '+2348160027741', '11 Airport Road', 'Uvwie', 'Delta'],
  ['Simbi Awolowo', '+2347085531906', '20 Bodija Estate', 'Ibadan North', 'Oyo'],
  ['Grace Iwuanyanwu', '+2348145590273', '16 Marian Road', 'Calabar Municipal', 'Cross River'],
].map(([name = '', phone = '', address = '', city = '', state = '']) => ({
  name,
  phone,
  address,
  city,
  state,
}))

/** The demo buyers first, then the customers. */
export const PEOPLE: readonly BuyerRow[] = [...BUYERS, ...CUSTOMERS]
