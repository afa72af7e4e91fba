import { randomUUID } from "node:crypto";
import type { MailEvent, MailEventType } from "@linkedpotential/contract/bus";
import type { HttpAnswer, Responder } from "../http/messages.ts";
import type { Mail, Mailbox, NewMail } from "./mailbox.ts";
import { parseMessage } from "./mime.ts";

const namespace = "http://ses.amazonaws.com/doc/2010-12-01/";

type Tell = (type: MailEventType, event: MailEvent) => void;

/**
 * Events that SES publishes for addresses of Amazon's mailbox simulator. The address may have a label, as in
 * `bounce+ida@…`.
 */
const simulated: Record<string, [MailEventType, Omit<MailEvent, "mail">]> = {
  bounce: ["Email Bounced", { eventType: "Bounce", bounce: { bounceType: "Permanent" } }],
  complaint: ["Email Complaint Received", { eventType: "Complaint" }],
  success: ["Email Delivered", { eventType: "Delivery" }],
};

/** Error with which SES refuses a mail: the sender is not verified, or the account has exceeded its sending rate. */
export type MailRefusal = "MessageRejected" | "Throttling";

const reasons: Record<MailRefusal, string> = {
  MessageRejected: "Email address is not verified.",
  Throttling: "Maximum sending rate exceeded.",
};

export const createSes =
  (mailbox: Mailbox, refusal: () => MailRefusal | undefined = () => undefined, tell: Tell = () => {}): Responder =>
  async ({ method, path, body }) => {
    if (method !== "POST" || !/^\/__local\/ses\/?$/.test(path)) return undefined;
    const form = new URLSearchParams(body.toString());
    const action = form.get("Action") ?? "";
    const mail = mailOf(action, form);
    if (!mail) return failure("InvalidAction", `The action ${action} is not valid for this endpoint.`);
    const refused = refusal();
    if (refused) return failure(refused, reasons[refused]);
    if (!mail.to || !mail.from) return failure("InvalidParameterValue", "Missing sender or recipient.");
    const kept = await mailbox.add(mail);
    simulate(kept, tell);
    return xml(
      200,
      `<${action}Response xmlns="${namespace}"><${action}Result><MessageId>${kept.id}</MessageId></${action}Result>${meta()}</${action}Response>`,
    );
  };

function simulate({ id, to, sentAt }: Mail, tell: Tell): void {
  const [, box = ""] = /^(\w+)(?:\+[^@]*)?@simulator\.amazonses\.com$/i.exec(to) ?? [];
  const simulation = simulated[box.toLowerCase()];
  if (!simulation) return;
  const [type, outcome] = simulation;
  tell(type, { ...outcome, mail: { messageId: id, timestamp: sentAt, destination: [to] } });
}

function mailOf(action: string, form: URLSearchParams): NewMail | undefined {
  const list = (prefix: string) => [...form].filter(([name]) => name.startsWith(prefix)).map(([, value]) => value);
  if (action === "SendEmail") {
    const replyTo = list("ReplyToAddresses.").join(", ");
    return {
      to: list("Destination.").join(", "),
      from: form.get("Source") ?? "",
      subject: form.get("Message.Subject.Data") ?? "",
      text: form.get("Message.Body.Text.Data") ?? "",
      html: form.get("Message.Body.Html.Data") ?? "",
      ...(replyTo && { replyTo }),
    };
  }
  if (action !== "SendRawEmail") return undefined;
  const { replyTo, ...message } = parseMessage(Buffer.from(form.get("RawMessage.Data") ?? "", "base64"));
  return {
    ...message,
    to: list("Destinations.").join(", ") || message.to,
    from: form.get("Source") || message.from,
    ...(replyTo && { replyTo }),
  };
}

const meta = () => `<ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata>`;

const xml = (status: number, body: string): HttpAnswer => ({ status, headers: { "content-type": "text/xml" }, body });

const failure = (code: string, message: string): HttpAnswer =>
  xml(
    400,
    `<ErrorResponse xmlns="${namespace}"><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`,
  );
