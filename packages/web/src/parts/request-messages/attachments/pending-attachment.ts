import {
  type Attachment,
  attachmentEndings,
  attachmentKinds,
  type NewAttachment,
} from "@linkedpotential/contract/request-messages/attachments";

/** Returns a file that is being sent as its message will show it. */
export function pendingAttachment({ name, content }: NewAttachment): Attachment {
  const padding = /=*$/.exec(content)?.[0].length ?? 0;
  const hasEnding = (ending: string) => name.toLowerCase().endsWith(`.${ending}`);
  const kind = attachmentKinds.find((one) => attachmentEndings[one].some(hasEnding)) ?? "pdf";
  return { name, size: (content.length / 4) * 3 - padding, kind };
}
