export const requestMessageTextMax = 1000;
export const requestMessagesPageSize = 50;
/** Maximum number of messages under a request, of both sides together. */
export const messagesPerRequest = 100;
/** Maximum number of dates in one proposal. */
export const appointmentSlotsMax = 3;
/** Number of days from now within which proposed dates lie. */
export const appointmentDaysMax = 180;
export const appointmentPlaceMax = 200;
/** Maximum amount of an offer in EUR. */
export const offerAmountMax = 1_000_000;
export const offerDaysMax = 365;
/** Smallest number of days of an offer, and the step between two numbers. */
export const offerDaysStep = 0.5;
