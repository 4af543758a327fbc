/** The header with the id that a device made for itself. */
export const DEVICE_HEADER = 'x-oja-device'
