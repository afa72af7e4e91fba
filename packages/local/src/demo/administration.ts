import { overviewDays } from "@linkedpotential/contract/admin/limits";
import { addDays, daysBetween } from "@linkedpotential/contract/dates";
import type { NewReport } from "@linkedpotential/contract/moderation/schema";

export interface DemoCount {
  date: string;
  accounts: number;
  premiumStarted: number;
  premiumCancelled: number;
  failedMails: number;
  runningContracts: number;
}

/** Members who pay for Premium, by name, with the number of months before the current one. */
export const payingMonths: Readonly<Record<string, number>> = { "Meike Jansen": 2, "Lukas Hagen": 0 };

/**
 * Paid contracts, in days before today: that of the premium account, one that has ended, and those of the members who
 * pay. The local provider begins the current month five days ago.
 */
const contracts: readonly { started: number; cancelled?: number; ended?: number }[] = [
  { started: 96 },
  { started: 80, cancelled: 55, ended: 50 },
  { started: 66 },
  { started: 5 },
];

/** Days before today on which a mail could not be delivered. */
const failedMails: readonly number[] = [66, 38];

/**
 * Returns the counts that the overview of the admins shows for the days before `today`. `joined` contains the days on
 * which the accounts registered that did so before today.
 */
export function demoCounts(today: string, joined: readonly string[]): DemoCount[] {
  return Array.from({ length: overviewDays - 1 }, (_, index) => {
    const date = addDays(today, index - overviewDays + 1);
    const daysAgo = daysBetween(date, today);
    return {
      date,
      accounts: joined.filter((day) => day === date).length,
      premiumStarted: contracts.filter(({ started }) => started === daysAgo).length,
      premiumCancelled: contracts.filter(({ cancelled }) => cancelled === daysAgo).length,
      failedMails: failedMails.filter((day) => day === daysAgo).length,
      runningContracts: contracts.filter(({ started, ended = -1 }) => started >= daysAgo && ended < daysAgo).length,
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
