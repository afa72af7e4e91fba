import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { openUnsubscribe as contract } from "@linkedpotential/contract/unsubscribe/routes";
import { landingWorkspace } from "@linkedpotential/contract/workspaces";
import type { Context } from "../context.ts";
import { escapeHtml } from "../mail/escape-html.ts";
import { unsubscribePage } from "../mail/link-to.ts";

/**
 * Redirects a browser to the page that asks for confirmation. Mail programs without one-click support open this address
 * from the mail's header (RFC 8058).
 */
export async function openUnsubscribe(
  { config }: Context,
  { token }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const href = escapeHtml(unsubscribePage(config, landingWorkspace, token));
  const text = `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>E-Mails abbestellen</title><meta http-equiv="refresh" content="0; url=${href}"></head><body><a href="${href}">E-Mails abbestellen</a></body></html>`;
  return { text };
}
