export const supportMessageMax = 5000;
export const companyNameMax = 200;
