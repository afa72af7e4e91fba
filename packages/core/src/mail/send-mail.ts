import { SESClient, SendEmailCommand } from "@aws-sdk/client-ses";
import { config } from "../config.ts";
import { admitted, assertGranted } from "../gate.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
}

const endpoint = process.env.SES_ENDPOINT;
let client: SESClient | undefined;

/** Hands a mail to SES. Throws when SES does not take it. */
export async function sendMail(mail: Mail): Promise<void> {
  assertGranted("ses:SendEmail");
  await admitted();
  client ??= new SESClient({
    region: process.env.AWS_REGION ?? "eu-central-1",
    ...(endpoint && { endpoint, credentials: { accessKeyId: "local", secretAccessKey: "local" } }),
  });
  const part = (Data: string) => ({ Data, Charset: "UTF-8" });
  await client.send(
    new SendEmailCommand({
      Source: config.mailFrom,
      ...(config.mailConfigurationSet && { ConfigurationSetName: config.mailConfigurationSet }),
      Destination: { ToAddresses: [mail.to] },
      ...(mail.replyTo && { ReplyToAddresses: [mail.replyTo] }),
      Message: { Subject: part(mail.subject), Body: { Text: part(mail.text), Html: part(mail.html) } },
    }),
  );
}
