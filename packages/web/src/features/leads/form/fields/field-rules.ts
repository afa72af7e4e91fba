import { addMonths } from "@linkedpotential/contract/dates";

export const clampProbability = (text: string): number => Math.min(100, Number(text.replace(/\D/g, "")));

export const earliestFollowUpDate = (today: string): string => addMonths(today, -1);
