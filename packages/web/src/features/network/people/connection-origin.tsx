import type { NetworkOrigin } from "@linkedpotential/contract/network/schema";
import { useTexts } from "../../../texts/texts.ts";
import { LongText } from "../../../ui/long-text.tsx";
import { SharedContact } from "../person/shared-contact.tsx";

/**
 * Shows the post that connected two people, with the message of the request, the reply to it and the contact data
 * shared with it.
 */
export function ConnectionOrigin({ name, origin }: { name: string; origin: NetworkOrigin }) {
  const { origin: texts } = useTexts("network");
  const { postTitle, isOwnRequest, message, reply, contact } = origin;
  const [sender, replier] = isOwnRequest ? [texts.you, name] : [name, texts.you];
  return (
    <section aria-label={texts.label} className="flex flex-col gap-3 rounded-md bg-sunken/60 p-3">
      <h2 className="font-medium text-sm [overflow-wrap:anywhere]">{texts.via(postTitle)}</h2>
      <Said by={sender} text={message} />
      {reply && <Said by={replier} text={reply} />}
      {contact && <SharedContact contact={contact} />}
    </section>
  );
}

function Said({ by, text }: { by: string; text: string }) {
  const common = useTexts("common");
  return (
    <div className="flex flex-col gap-0.5">
      <p className="text-ink-muted text-xs">{by}</p>
      <LongText texts={common} text={text} />
    </div>
  );
}
