import { SESClient, SendEmailCommand } from "@aws-sdk/client-ses";
import { clientOptions } from "../client-options.ts";
import { config } from "../config.ts";
import { effect } from "../gate.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
}

let client: SESClient | undefined;

/** @throws when SES does not take it, and when a line of its head holds a line break */
export async function sendMail(mail: Mail): Promise<void> {
  client ??= new SESClient(clientOptions(config().endpoints.mail));
  const sender = client;
  try {
    await effect("ses:SendEmail", () => sender.send(commandFor(mail)));
  } catch (error) {
    // Its serializer keeps what it had written when it failed, and would put it before the next person's mail.
    if (client === sender) client = undefined;
    throw error;
  }
}

function commandFor({ to, subject, text, html, replyTo }: Mail): SendEmailCommand {
  const part = (Data: string) => ({ Data: Data.toWellFormed(), Charset: "UTF-8" });
  return new SendEmailCommand({
    Source: headLine(config().mailFrom),
    ...(config().mailConfigurationSet && { ConfigurationSetName: config().mailConfigurationSet }),
    Destination: { ToAddresses: [headLine(to)] },
    ...(replyTo && { ReplyToAddresses: [headLine(replyTo)] }),
    Message: { Subject: part(headLine(subject)), Body: { Text: part(text), Html: part(html) } },
  });
}

/** A second line would be a header of its own. Halves of characters, which nobody can send, become U+FFFD. */
function headLine(text: string): string {
  if (/[\r\n]/.test(text)) throw new Error("a line of a mail's head holds a line break");
  return text.toWellFormed();
}
