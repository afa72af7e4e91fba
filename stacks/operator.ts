import { isProduction, type Settings } from "./settings.ts";

const required = [
  "OPERATOR_NAME",
  "OPERATOR_ADDRESS",
  "OPERATOR_TAX_ID",
  "OPERATOR_REPRESENTED_BY",
  "OPERATOR_PHONE",
  "OPERATOR_REGISTER",
  "OPERATOR_PRIVACY_CONTACT",
  "SUPPORT_EMAIL",
] as const satisfies (keyof Settings)[];

/** Values of the documentation, of `.env.example` and of the embedded stack. */
const placeholder =
  /muster|beispiel|vorschau|platzhalter|example\.(com|net|org)\b|\.(example|local)\b|\b1234567|DE0{9}|DE123456789/i;

/**
 * Refuses a deploy of production while the legal pages would not name the operator (§ 5 DDG). `-` says that there is no
 * telephone, register or representative.
 * @throws an error that names every missing setting and every setting that still has a placeholder
 */
export function requireOperator(stage: string, given: Settings): void {
  if (!isProduction(stage)) return;
  const problems = required.flatMap((name) => {
    const value = given[name].trim();
    if (value === "") return [`  ${name} is missing`];
    return placeholder.test(value) ? [`  ${name} still has a placeholder: ${value}`] : [];
  });
  if (problems.length > 0)
    throw new Error(`Production needs the details of its operator (docs/deploy.md):\n${problems.join("\n")}`);
}
