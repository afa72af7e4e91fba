import { useSuspenseQuery } from "@tanstack/react-query";
import { Pencil, UserPlus } from "lucide-react";
import { useState } from "react";
import { lazyDialog, preloadOnIntent } from "../../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../../texts/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { changeOf, supportQuery, useSaveSupport } from "./api.ts";

const ContactDialog = lazyDialog(
  async () => (await import("./contact-dialog.tsx")).ContactDialog,
  ({ onClose }) => onClose(),
  "problems",
);

export function ContactPerson({ userId }: { userId: number }) {
  const { support: texts } = useTexts("admin-account");
  const { contact } = useSuspenseQuery(supportQuery(userId)).data;
  const save = useSaveSupport(userId);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="flex flex-col items-start gap-3">
      <h2 className="font-semibold text-base">{texts.contact}</h2>
      {contact ? (
        <div className="text-sm [overflow-wrap:anywhere]">
          <p className="font-medium">{contact.name}</p>
          {contact.role && <p className="text-ink-muted">{contact.role}</p>}
          <p className="mt-1">
            {[contact.phone, contact.email, contact.times].filter((text) => text !== "").join(" · ")}
          </p>
        </div>
      ) : (
        <p className="text-ink-muted text-sm">{texts.noContact}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button {...preloadOnIntent(ContactDialog)} onPress={() => setOpen(true)}>
          {contact ? <Pencil size={16} aria-hidden /> : <UserPlus size={16} aria-hidden />}
          {contact ? texts.changeContact : texts.enterContact}
        </Button>
        {contact && (
          <Button
            variant="quiet"
            isPending={save.isPending}
            onPress={() => save.run(changeOf(userId, () => ({ contact: null })))}
          >
            {texts.removeContact}
          </Button>
        )}
      </div>
      {isOpen && <ContactDialog userId={userId} contact={contact} onClose={() => setOpen(false)} />}
    </section>
  );
}
