import { type APIRequestContext, expect } from "@playwright/test";

export interface ReceivedMail {
  id: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
}

export async function mailsTo(request: APIRequestContext, address: string): Promise<ReceivedMail[]> {
  const answer = await request.get("/__local/mails", { params: { to: address } });
  return (await answer.json()) as ReceivedMail[];
}

/** Waits until the address has received `count` mails and returns the newest one. */
export async function lastMailTo(request: APIRequestContext, address: string, count = 1): Promise<ReceivedMail> {
  let mails: ReceivedMail[] = [];
  await expect
    .poll(
      async () => {
        mails = await mailsTo(request, address);
        return mails.length;
      },
      { message: `mails to ${address}` },
    )
    .toBeGreaterThanOrEqual(count);
  const [newest] = mails;
  if (!newest) throw new Error(`no mail to ${address}`);
  return newest;
}

export function linkIn(mail: ReceivedMail): URL {
  const [address] = mail.text.match(/https?:\/\/\S+\?\S+/) ?? [];
  if (!address) throw new Error(`no link in the mail "${mail.subject}"`);
  return new URL(address);
}
