import { useQuery } from "@tanstack/react-query";
import { MessageSquare } from "lucide-react";
import { useState } from "react";
import { useOpenProfileDialog } from "../../../lib/profile-dialog.ts";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { preloadTexts, useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { AgreedSupport } from "./agreed-support.tsx";
import { supportQuery } from "./api.ts";
import { StrategyCall } from "./strategy-call.tsx";
import { supportCardId } from "./support-card-id.ts";

const ContactDialog = lazyDialog(
  async () => {
    const [{ ContactDialog: Loaded }] = await Promise.all([import("./contact-dialog.tsx"), preloadTexts("problems")]);
    return Loaded;
  },
  ({ onClose }) => onClose(),
);

/** Shows how to reach the contact person or the support, and how to get a strategy call. */
export function SupportCard() {
  const { support: texts } = useTexts("business");
  const openDialog = useOpenProfileDialog();
  const contact = useQuery(supportQuery).data?.contact;
  const [isWriting, setWriting] = useState(false);
  return (
    <Card id={supportCardId} title={texts.title} className="scroll-mt-20">
      <AgreedSupport />
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <section className="flex flex-col items-start gap-3">
          <h3 className="font-medium text-sm">{texts.contact}</h3>
          <p className="text-ink-muted text-sm">{texts.contactText}</p>
          <Button
            icon={<MessageSquare size={16} />}
            onPress={() => (contact?.email ? setWriting(true) : openDialog("help"))}
          >
            {texts.write}
          </Button>
        </section>
        <StrategyCall />
      </div>
      {isWriting && contact && <ContactDialog contact={contact} onClose={() => setWriting(false)} />}
    </Card>
  );
}
