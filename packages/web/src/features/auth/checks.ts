import * as schema from "@linkedpotential/contract/auth/schema";
import { problemsOf } from "@linkedpotential/contract/problems";
import type { Problems } from "../../lib/use-form.ts";

interface Passwords {
  password: string;
  confirmation: string;
}

/** What the server would say about the same body, before it is asked. */
const check = (body: (typeof schema)["login" | "mailRequest" | "registration" | "passwordReset"], values: unknown) =>
  problemsOf(body.safeParse(values).error?.issues ?? []);

export const checkSignIn = (values: unknown): Problems => check(schema.login, values);
export const checkMail = (values: unknown): Problems => check(schema.mailRequest, values);

/** Registration asks for the password twice (D30). */
export const checkRegistration = (values: Passwords): Problems => ({
  ...check(schema.registration, values),
  ...confirmationProblem(values),
});

/** RESET-06 to RESET-08. Token and e-mail come from the link and were looked at before. */
export function checkReset({ newPassword, confirmation }: { newPassword: string; confirmation: string }): Problems {
  const { newPassword: problem } = check(schema.passwordReset, { newPassword });
  return { ...(problem && { newPassword: problem }), ...confirmationProblem({ password: newPassword, confirmation }) };
}

function confirmationProblem({ password, confirmation }: Passwords): Problems {
  if (!confirmation) return { confirmation: { key: "required" } };
  return confirmation === password ? {} : { confirmation: { key: "passwordsDiffer" } };
}
