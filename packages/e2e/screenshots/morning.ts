import { berlinInstant, today } from "@linkedpotential/contract/dates";

/**
 * Sends this morning's mails of follow-ups once before all pictures, so that none depends on whether its notifications
 * have arrived.
 */
export default async function sendMorningMails(): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${process.env.E2E_PORT}/__local/schedules/follow-ups/run`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ now: berlinInstant(today(new Date()), "07:00") }),
  });
  if (!answer.ok) throw new Error(`the schedule answered ${answer.status}: ${await answer.text()}`);
}
