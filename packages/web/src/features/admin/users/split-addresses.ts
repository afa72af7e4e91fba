/** Addresses that are separated by comma, semicolon or line break. */
export const splitAddresses = (text: string): string[] =>
  text
    .split(/[,;\r\n]+/)
    .map((address) => address.trim())
    .filter(Boolean);
