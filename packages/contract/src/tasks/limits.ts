export const taskTitleMax = 200;
export const taskDescriptionMax = 250;
export const recurrenceIntervalMax = 99;
