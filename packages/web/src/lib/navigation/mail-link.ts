export interface MailLink {
  token: string;
  email: string;
}

/**
 * Reads the secret of a mailed link and takes it out of the address bar and the browser's history. A reload finds it in
 * the state of the history entry until `forgetMailLink` removes it.
 */
export function takeMailLink(): MailLink {
  const query = new URLSearchParams(location.search);
  const token = query.get("token")?.trim() ?? "";
  // A `+` in an address that some mail program did not encode arrives as a blank.
  const email = (query.get("email") ?? "").trim().replaceAll(" ", "+");
  const noted: unknown = history.state?.mailLink;
  if (!token) return isMailLink(noted) ? noted : { token, email };
  note({ token, email });
  return { token, email };
}

/** Removes a used secret for good. `outcome` survives a reload. */
export const forgetMailLink = (outcome?: string): void => note(outcome);

/** The outcome that `forgetMailLink` left. */
export const notedOutcome = (): unknown => history.state?.mailLink;

function note(mailLink: MailLink | string | undefined): void {
  const query = new URLSearchParams(location.search);
  query.delete("token");
  query.delete("email");
  const search = query.size > 0 ? `?${query}` : "";
  history.replaceState({ ...history.state, mailLink }, "", location.pathname + search);
}

const isMailLink = (value: unknown): value is MailLink =>
  typeof value === "object" && value !== null && "token" in value && "email" in value;
