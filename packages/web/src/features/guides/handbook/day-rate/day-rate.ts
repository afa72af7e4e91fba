/** Days from Monday to Friday in a year of 52 weeks, including public holidays. */
const weekdays = 260;
const hoursPerDay = 8;

export const dayRateFields = ["income", "costs", "provision", "daysOff", "sickDays", "otherDays"] as const;
export type DayRateField = (typeof dayRateFields)[number];

/**
 * Amounts are EUR per year without VAT, `provision` is a percentage of the profit, the rest are weekdays per year.
 * `income` is what remains before income tax, after costs and provision.
 */
export type DayRateInput = Readonly<Record<DayRateField, number>>;

/** The worked example of the text. */
export const exampleInput: DayRateInput = {
  income: 70_000,
  costs: 14_000,
  provision: 30,
  daysOff: 40,
  sickDays: 10,
  otherDays: 60,
};

type DayRateProblem = "income" | "amount" | "share" | "days";

const isWithin = (value: number | null, least: number, most: number): value is number =>
  value !== null && value >= least && value <= most;

/** Returns what is wrong with a value of the form. Null and NaN stand for an empty field and for text without a number. */
export function problemOf(field: DayRateField, value: number | null): DayRateProblem | null {
  switch (field) {
    case "income":
      return isWithin(value, 1, 1_000_000) ? null : "income";
    case "costs":
      return isWithin(value, 0, 1_000_000) ? null : "amount";
    case "provision":
      return isWithin(value, 0, 90) ? null : "share";
    default:
      return isWithin(value, 0, weekdays) && Number.isInteger(value) ? null : "days";
  }
}

/** Amounts in EUR without VAT, rounded up to whole euros. */
export interface DayRate {
  billableDays: number;
  /** Revenue per year. */
  revenue: number;
  /** Revenue minus costs. It contains the provision. */
  profit: number;
  provision: number;
  dayRate: number;
  hourlyRate: number;
}

/** Calculates the lowest day rate that pays for the input. Null when no billable day is left. */
export function dayRateOf({ income, costs, provision, daysOff, sickDays, otherDays }: DayRateInput): DayRate | null {
  const billableDays = weekdays - daysOff - sickDays - otherDays;
  if (billableDays <= 0) return null;
  const profit = income / (1 - provision / 100);
  const revenue = profit + costs;
  const dayRate = roundUp(revenue / billableDays);
  return {
    billableDays,
    revenue: roundUp(revenue),
    profit: roundUp(profit),
    provision: roundUp(profit - income),
    dayRate,
    hourlyRate: roundUp(dayRate / hoursPerDay),
  };
}

// Floating-point errors would round 760.0000000001 up to 761, so remove them first.
const roundUp = (value: number): number => Math.ceil(Number(value.toFixed(6)));
