import { overviewDays } from "@linkedpotential/contract/admin/limits";
import { addDays, daysBetween, weekdayOf } from "@linkedpotential/contract/dates";
import type { NewReport } from "@linkedpotential/contract/moderation/schema";

export interface DemoCount {
  date: string;
  accounts: number;
  premiumStarted: number;
  premiumCancelled: number;
  failedMails: number;
}

/** Counts of the last 14 weeks, one line per week with a digit per day from Monday. */
const weeks: Record<Exclude<keyof DemoCount, "date" | "accounts">, readonly string[]> = {
  premiumStarted: [
    ...["0000000", "0000000", "0000000", "0000000", "0010000", "0000000", "0000000"],
    ...["0000000", "0010000", "0100000", "0000000", "0000000", "0000000", "0000000"],
  ],
  premiumCancelled: [
    ...["0000000", "0000000", "0000000", "0000000", "0000000", "0000000", "0000000"],
    ...["0000000", "0000000", "0000000", "0000100", "0000000", "0000000", "0000000"],
  ],
  failedMails: [
    ...["0000000", "0000000", "0000000", "0000000", "0010000", "0000000", "0000000"],
    ...["0000000", "0010000", "0000000", "0000000", "0000000", "0000000", "1000000"],
  ],
};

/**
 * Returns the counts that the overview of the admins shows for the days before `today`. `joined` contains the days on
 * which the accounts registered that did so before today.
 */
export function demoCounts(today: string, joined: readonly string[]): DemoCount[] {
  const weeksAgo = weeks.failedMails.length - 1;
  const firstMonday = addDays(today, 1 - weekdayOf(today) - 7 * weeksAgo);
  return Array.from({ length: overviewDays - 1 }, (_, index) => {
    const date = addDays(today, index - overviewDays + 1);
    const day = daysBetween(firstMonday, date);
    const countOf = (name: keyof typeof weeks) => Number(weeks[name].join("").at(day));
    return {
      date,
      accounts: joined.filter((day) => day === date).length,
      premiumStarted: countOf("premiumStarted"),
      premiumCancelled: countOf("premiumCancelled"),
      failedMails: countOf("failedMails"),
    };
  });
}

type Sent = Pick<NewReport, "reason" | "explanation">;

/** Two reports about the same post, by the members with these names. */
export const demoReports: readonly (Sent & { by: string })[] = [
  {
    by: "Meike Jansen",
    reason: "spam",
    explanation: "Derselbe Text steht Wort für Wort in drei anderen Gruppen, jedes Mal mit einem anderen Kunden.",
  },
  {
    by: "Svenja Öztürk",
    reason: "fraud",
    explanation: "Auf meine Anfrage kam nur ein Link zu einem kostenpflichtigen Kurs. Einen Auftrag gibt es nicht.",
  },
];

/** Name of the member whose first post is reported. */
export const reportedMember = "Rashid Amiri";

/** Cancellation by a person whose Premium was a gift, so that an admin has to answer it. */
export const demoCancellation = {
  name: "Svenja Öztürk",
  email: "svenja.oeztuerk@linkedpotential.local",
  contract: "Premium",
  kind: "ordinary",
  reason: "",
};

export const demoCode = { maxUses: 25, validDays: 60, note: "Messe Hamburg, Stand 12" };
