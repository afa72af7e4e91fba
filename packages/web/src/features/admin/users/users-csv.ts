import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import { byteOrderMark, guardFormula, writeLine } from "@linkedpotential/contract/csv";
import { momentText } from "@linkedpotential/contract/date-texts";
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
    ...[csv.confirmed, texts.locked, texts.reported, texts.joined],
  ];
  const yesOrNo = (isTrue: boolean) => (isTrue ? csv.yes : csv.no);
  const lines = users.map(({ id, name, email, role, plan, emailVerified, isLocked, isReported, joinDate }) => [
    ...[`#${id}`, guardFormula(name), guardFormula(email), texts.roles[role], texts.plans[plan]],
    ...[emailVerified, isLocked, isReported].map(yesOrNo),
    momentText(new Date(joinDate), language, timezone),
  ]);
  return byteOrderMark + [head, ...lines].map(writeLine).join("");
}
