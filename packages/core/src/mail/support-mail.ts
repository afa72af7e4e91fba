import type { Workspace } from "@linkedpotential/contract/workspaces";
import { layOutMail, type MailContent } from "./layout.ts";

export function supportMail(
  workspace: Workspace,
  sender: { userId: number; name: string; email: string },
  message: { subject: string; message: string },
): MailContent {
  return layOutMail({
    language: "de",
    workspace,
    subject: `Support: ${message.subject}`,
    heading: message.subject,
    paragraphs: [message.message],
    note: `Von ${sender.name} <${sender.email}>, Konto ${sender.userId}`,
  });
}
