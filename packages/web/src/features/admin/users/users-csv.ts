import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import { byteOrderMark, guardFormula, writeLine } from "@linkedpotential/contract/csv";
import { dateText, momentText } from "@linkedpotential/contract/date-texts";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { Texts } from "../../../texts/areas.ts";

interface Wording {
  texts: Texts["admin"]["users"];
  language: Language;
  timezone: string;
}

/**
 * Writes accounts as CSV, in the format of the other exports. Ids start with `#`, because spreadsheets round numbers of
 * 16 digits.
 */
export function usersCsv(users: readonly ListedUser[], { texts, language, timezone }: Wording): string {
  const { csv } = texts;
  const head = [
    ...[texts.id, csv.name, csv.email, texts.role, texts.plan],
    ...[csv.confirmed, texts.bounced, texts.locked, texts.reported, texts.joined, texts.signedIn],
  ];
  const yesOrNo = (isTrue: boolean) => (isTrue ? csv.yes : csv.no);
  const lines = users.map(({ id, name, email, role, plan, joinDate, signedInOn, ...user }) => [
    ...[`#${id}`, guardFormula(name), guardFormula(email), texts.roles[role], texts.plans[plan]],
    ...[user.emailVerified, user.mailBounced, user.isLocked, user.isReported].map(yesOrNo),
    momentText(new Date(joinDate), language, timezone),
    signedInOn ? dateText(signedInOn, language) : "",
  ]);
  return byteOrderMark + [head, ...lines].map(writeLine).join("");
}
