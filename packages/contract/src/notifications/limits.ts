export const notificationPageSize = 30;

export const unreadMax = 100;

export const notificationDays = 90;
