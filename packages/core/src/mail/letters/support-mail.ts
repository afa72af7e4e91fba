import type { Workspace } from "@linkedpotential/contract/workspaces";
import type { UserItem } from "../../user/user.entity.ts";
import { layOutMail, type MailContent } from "../layout.ts";

/** Premium stands in the subject: the support sorts by it, as the plan promises priority (O133). */
export function supportMail(
  workspace: Workspace,
  sender: Pick<UserItem, "userId" | "name" | "email" | "plan">,
  message: { subject: string; message: string },
): MailContent {
  return layOutMail({
    language: "de",
    workspace,
    subject: `Support${sender.plan === "premium" ? " (Premium)" : ""}: ${message.subject}`,
    heading: message.subject,
    paragraphs: [message.message],
    note: `Von ${sender.name} <${sender.email}>, Konto ${sender.userId}`,
  });
}
