export const declarationTextMax = 2000;
export const invoicePageSize = 24;
