import type { Workspace } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../config.ts";
import type { UserItem } from "../../user/user.entity.ts";
import { layOutMail, type MailContent } from "../layout.ts";

/**
 * Renders a user's message as a mail to the support team. The subject marks messages of Premium customers, who are
 * answered first (O133).
 */
export function supportMail(
  config: Config,
  workspace: Workspace,
  sender: Pick<UserItem, "userId" | "name" | "email" | "plan">,
  message: { subject: string; message: string },
): MailContent {
  return layOutMail(config, {
    language: "de",
    workspace,
    isInternal: true,
    subject: `Support${sender.plan === "premium" ? " (Premium)" : ""}: ${message.subject}`,
    heading: message.subject,
    paragraphs: [message.message],
    note: `Von ${sender.name} <${sender.email}>, Konto ${sender.userId}`,
  });
}
