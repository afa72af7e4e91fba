export const taskTitleMax = 200;
export const taskDescriptionMax = 250;
