import * as schema from "@linkedpotential/contract/auth/schema";
import { messages } from "@linkedpotential/contract/messages";
import type { Problems } from "../../lib/use-form.ts";

interface Passwords {
  password: string;
  confirmation: string;
}

/** The part of a schema that is needed here. */
interface Checkable {
  safeParse(values: unknown): { error?: { issues: readonly Issue[] } | undefined };
}

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** What the server would say about the same body, before it is asked. */
function problemsOf(body: Checkable, values: unknown): Problems {
  const problems: Problems = {};
  for (const { path, message } of body.safeParse(values).error?.issues ?? []) problems[String(path[0])] ??= message;
  return problems;
}

export const checkSignIn = (values: unknown): Problems => problemsOf(schema.login, values);
export const checkMail = (values: unknown): Problems => problemsOf(schema.mailRequest, values);

/** Registration asks for the password twice (D30). */
export const checkRegistration = (values: Passwords): Problems => ({
  ...problemsOf(schema.registration, values),
  ...confirmationProblem(values),
});

/** RESET-06 to RESET-08. Token and e-mail come from the link and were looked at before. */
export function checkReset({ newPassword, confirmation }: { newPassword: string; confirmation: string }): Problems {
  const { newPassword: problem } = problemsOf(schema.passwordReset, { newPassword });
  return { ...(problem && { newPassword: problem }), ...confirmationProblem({ password: newPassword, confirmation }) };
}

function confirmationProblem({ password, confirmation }: Passwords): Problems {
  if (!confirmation) return { confirmation: messages.required };
  return confirmation === password ? {} : { confirmation: messages.passwordsDiffer };
}
