import { SESClient, SendEmailCommand, SendRawEmailCommand } from "@aws-sdk/client-ses";
import { withAsciiDomain } from "../auth/email/email-key.ts";
import { clientOptions } from "../client-options.ts";
import type { Config } from "../config.ts";
import { assertGranted } from "../outbound-calls.ts";
import { type Attachment, rawMessage } from "./raw-message.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  attachments?: readonly Attachment[];
  oneClick?: string;
}

/**
 * Timeout of one attempt. The SDK makes up to three, which fit into the 30 s of a worker. Without a timeout, a hung
 * call would fail the whole batch of the worker.
 */
const requestMs = 8000;
let client: SESClient | undefined;

/**
 * Sends a mail through SES.
 * @throws SES errors
 * @throws an error for a line break in a header
 */
export async function sendMail(config: Config, mail: Mail): Promise<void> {
  client ??= new SESClient(clientOptions(config, config.endpoints.mail, { requestMs }));
  const sender = client;
  try {
    const isRaw = mail.attachments !== undefined || mail.oneClick !== undefined;
    assertGranted(isRaw ? "ses:SendRawEmail" : "ses:SendEmail");
    if (isRaw) await sender.send(rawCommandFor(config, mail));
    else await sender.send(commandFor(config, mail));
  } catch (error) {
    // Discard a client that failed to serialize a mail. It keeps the partial output and would prepend it to the next
    // mail.
    if (client === sender) client = undefined;
    throw error;
  }
}

function commandFor(config: Config, { to, subject, text, html, replyTo }: Mail): SendEmailCommand {
  const part = (Data: string) => ({ Data: Data.toWellFormed(), Charset: "UTF-8" });
  return new SendEmailCommand({
    Source: headLine(config.mailFrom),
    ...configurationSet(config),
    Destination: { ToAddresses: [addressLine(to)] },
    ...(replyTo && { ReplyToAddresses: [addressLine(replyTo)] }),
    Message: { Subject: part(headLine(subject)), Body: { Text: part(text), Html: part(html) } },
  });
}

function rawCommandFor(
  config: Config,
  { to, subject, text, html, replyTo, attachments = [], oneClick }: Mail,
): SendRawEmailCommand {
  const head = {
    from: headLine(config.mailFrom),
    to: addressLine(to),
    replyTo: replyTo && addressLine(replyTo),
    subject: headLine(subject),
    oneClick: oneClick && headLine(oneClick),
  };
  return new SendRawEmailCommand({
    ...configurationSet(config),
    Destinations: [head.to],
    RawMessage: { Data: Buffer.from(rawMessage(head, { text, html }, attachments)) },
  });
}

const configurationSet = ({ mailConfigurationSet }: Config) =>
  mailConfigurationSet ? { ConfigurationSetName: mailConfigurationSet } : {};

/**
 * Returns a header value with lone surrogates replaced by U+FFFD. Throws for a line break, because the text after it
 * would become another header.
 */
function headLine(text: string): string {
  if (/[\r\n]/.test(text)) throw new Error("a line of a mail's head holds a line break");
  return text.toWellFormed();
}

const addressLine = (address: string): string => withAsciiDomain(headLine(address));
