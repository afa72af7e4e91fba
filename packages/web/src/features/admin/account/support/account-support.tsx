import { supportDocumentsMax } from "@linkedpotential/contract/business/support-limits";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useFocusAfterRemoval } from "../../../../lib/focus/use-focus-after-change.ts";
import { lazyDialog, preloadOnIntent } from "../../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../../texts/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { TabLoad } from "../tab-load.tsx";
import { changeOf, supportQuery, useSaveSupport } from "./api.ts";
import { ContactPerson } from "./contact-person.tsx";
import { NextSession } from "./next-session.tsx";

const DocumentDialog = lazyDialog(
  async () => (await import("./document-dialog.tsx")).DocumentDialog,
  ({ onClose }) => onClose(),
  "problems",
);

/** Shows the support that a business gets, for admins to edit: contact person, next session and documents. */
export function AccountSupport({ userId }: { userId: number }) {
  const { support: texts } = useTexts("admin-account");
  return (
    <TabLoad failed={texts.failed}>
      <div className="flex flex-col gap-6 p-5">
        <p className="text-pretty text-ink-muted text-sm">{texts.lead}</p>
        <ContactPerson userId={userId} />
        <NextSession userId={userId} />
        <Documents userId={userId} />
      </div>
    </TabLoad>
  );
}

function Documents({ userId }: { userId: number }) {
  const { support: texts } = useTexts("admin-account");
  const { documents } = useSuspenseQuery(supportQuery(userId)).data;
  const save = useSaveSupport(userId);
  const [isAdding, setAdding] = useState(false);
  const list = useRef<HTMLElement>(null);
  useFocusAfterRemoval(list, documents.length);
  const remove = (index: number) =>
    save.run(changeOf(userId, (support) => ({ documents: support.documents.filter((_, at) => at !== index) })));
  const isFull = documents.length >= supportDocumentsMax;
  return (
    <section ref={list} tabIndex={-1} className="flex flex-col items-start gap-3 outline-none">
      <h2 className="font-semibold text-base">{texts.documents}</h2>
      {documents.length === 0 ? (
        <p className="text-ink-muted text-sm">{texts.noDocuments}</p>
      ) : (
        <ul aria-label={texts.documents} className="w-full divide-y divide-line">
          {documents.map(({ title, link }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same document may be listed twice
            <li key={`${index} ${link}`} className="flex items-center gap-3 py-2 text-sm">
              <a
                href={link}
                target="_blank"
                rel="noopener noreferrer"
                className="min-w-0 flex-1 font-medium text-accent-text [overflow-wrap:anywhere] hover:underline"
              >
                {title}
              </a>
              <IconButton
                size="sm"
                label={texts.remove(title)}
                icon={<Trash2 size={16} aria-hidden />}
                isDisabled={save.isPending}
                onPress={() => remove(index)}
              />
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="text-ink-muted text-sm">{texts.full}</p>
      ) : (
        <Button {...preloadOnIntent(DocumentDialog)} onPress={() => setAdding(true)}>
          <Plus size={16} aria-hidden />
          {texts.add}
        </Button>
      )}
      {isAdding && <DocumentDialog userId={userId} onClose={() => setAdding(false)} />}
    </section>
  );
}
