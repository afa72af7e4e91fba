import { markIn } from "../sign-in-path.ts";

export interface MailLink {
  token: string;
  email: string;
}

export function readMailLink(search: string): MailLink {
  const query = new URLSearchParams(search);
  // A `+` in an address that some mail program did not encode arrives as a blank.
  const email = (query.get("email") ?? "").trim().replaceAll(" ", "+");
  return { token: query.get("token")?.trim() ?? "", email };
}

/** Takes a used token out of the address bar and the history. `note` survives a reload. */
export function forgetMailLink(note?: string): void {
  history.replaceState({ ...history.state, mailLink: note }, "", location.pathname + markIn(location.search));
}

export const notedMailLink = (): unknown => history.state?.mailLink;
