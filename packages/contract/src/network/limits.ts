export const connectionPageSize = 50;
