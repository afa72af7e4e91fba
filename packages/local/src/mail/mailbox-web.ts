import { emailKey } from "@linkedpotential/core/auth/email/email-key";
import { type HttpAnswer, jsonAnswer, type Responder } from "../http/messages.ts";
import { refusal } from "../http/refusal.ts";
import type { Mail, Mailbox } from "./mailbox.ts";
import { mailboxPage } from "./mailbox-page.ts";

const page = (policy: string, body: string): HttpAnswer => ({
  status: 200,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; ${policy}`,
    "x-content-type-options": "nosniff",
  },
  body,
});

const isTo = ({ to }: Mail, wanted: string): boolean =>
  to.split(/,\s*/).some((receiver) => emailKey(receiver.replace(/^.*<(.*)>$/, "$1")) === emailKey(wanted));

/** Serves the mails as JSON (`GET /__local/mails`, `?to=` filters by address) and as a page (`/__local/mailbox`). */
export const createMailboxWeb =
  (mailbox: Mailbox): Responder =>
  async ({ method, path, query }) => {
    if (method !== "GET") return undefined;
    const given = new URLSearchParams(query);
    const receiver = given.get("to");
    const mails = mailbox.list().filter((mail) => receiver === null || isTo(mail, receiver));
    if (path === "/__local/mails") return jsonAnswer(200, mails);
    if (path === "/__local/mailbox") {
      const wanted = given.get("mail");
      const chosen = mails.find(({ id }) => id === wanted) ?? mails[0];
      return page("frame-src 'self'; frame-ancestors 'none'", mailboxPage(mails, chosen));
    }
    const id = /^\/__local\/mails\/([\w-]+)\/html$/.exec(path)?.[1];
    if (!id) return undefined;
    const mail = mailbox.find(id);
    // Links open outside the frame that shows the mail, because the frame may load nothing.
    const body = `<base target="_top">${mail?.html ?? ""}`;
    return mail ? page("img-src 'self' data: https:; frame-ancestors 'self'", body) : refusal(404, "request.not_found");
  };
