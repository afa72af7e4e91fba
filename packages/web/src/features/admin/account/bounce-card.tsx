import type { Account } from "@linkedpotential/contract/accounts/schema";
import { MailX } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { useResendVerification } from "./api.ts";
import { useDateTexts } from "./use-date-texts.ts";

interface BounceCardProps {
  account: Account;
  bouncedAt: string;
}

/** Says which mail did not arrive, and offers to test the address with another mail. */
export function BounceCard({ account, bouncedAt }: BounceCardProps) {
  const { bounced: texts } = useTexts("admin-account");
  const { moment } = useDateTexts();
  const resend = useResendVerification(account);
  return (
    <section className="card border-warn/40 bg-warn-soft/40 p-5 text-sm [overflow-wrap:anywhere]">
      <h2 className="flex items-center gap-2 font-semibold text-base">
        <MailX size={16} aria-hidden className="text-warn-text" />
        {texts.title}
      </h2>
      <p className="mt-2">{texts.since(account.email, moment(bouncedAt))}</p>
      <p className="mt-1 text-ink-muted">{account.emailVerified ? texts.confirmedHelp : texts.unconfirmedHelp}</p>
      <Button className="mt-4" isPending={resend.isPending} onPress={() => resend.run()}>
        {texts.resend}
      </Button>
    </section>
  );
}
