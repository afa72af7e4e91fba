import type { Texts } from "../areas.ts";

const endings: Record<number, string> = { 1: "st", 2: "nd", 3: "rd", 21: "st", 22: "nd", 23: "rd" };
const ordinal = (day: number): string => `${day}${endings[day] ?? "th"}`;

export default {
  label: "Repeat",
  never: "Never",
  units: { day: "Daily", week: "Weekly", month: "Monthly", quarter: "Quarterly", year: "Yearly" },
  presets: { vat: "Advance VAT return", invoice: "Send invoice", portfolio: "Update portfolio" },
  interval: {
    day: "Interval in days",
    week: "Interval in weeks",
    month: "Interval in months",
    quarter: "Interval in quarters",
    year: "Interval in years",
  },
  weekdays: "Weekdays",
  dayOfMonth: "Day of the month",
  dueDay: "Same as due date",
  day: (day: number) => ordinal(day),
  lastDay: "Last day",
  basis: "Next date",
  bases: { due_date: "from the due date", completion: "from completion" },
  endDate: "Ends on (optional)",
  repeats: (rule: string) => `Repeats ${rule}`,
  rule: {
    every: {
      day: (count: number) => (count === 1 ? "every day" : `every ${count} days`),
      week: (count: number) => (count === 1 ? "every week" : `every ${count} weeks`),
      month: (count: number) => (count === 1 ? "every month" : `every ${count} months`),
      quarter: (count: number) => `every ${count * 3} months`,
      year: (count: number) => (count === 1 ? "every year" : `every ${count} years`),
    },
    weekday: (name: string) => `${name}s`,
    onWeekdays: (names: string) => `on ${names}`,
    onDay: (day: number) => `on the ${ordinal(day)}`,
    onLastDay: "on the last day",
    fromCompletion: "from completion",
    until: (date: string) => `until ${date}`,
  },
  confirm: {
    complete: (title: string) => `“${title}” will disappear from the list, and the next date will appear.`,
    delete: (title: string, rule: string) =>
      `“${title}” repeats (${rule}). “This one only” skips one date, “All future ones” stops the repetition.`,
    deleteThis: "This one only",
    deleteAll: "All future ones",
  },
} satisfies Texts["recurrence"];
