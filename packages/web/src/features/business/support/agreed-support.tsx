import { fullMomentText } from "@linkedpotential/contract/date-texts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { ArrowUpRight, FileText } from "lucide-react";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { supportQuery } from "./api.ts";
import { ContactPerson } from "./contact-person.tsx";

/** Shows the contact person, the next session and the documents that an admin has entered. Nothing without them. */
export function AgreedSupport() {
  const { support: texts } = useTexts("business");
  return (
    <LoadBoundary skeleton={null} failed={texts.agreedFailed} look="compact">
      <AgreedParts />
    </LoadBoundary>
  );
}

function AgreedParts() {
  const { support: texts } = useTexts("business");
  const language = useLanguage();
  const { timezone } = useUser();
  const { contact, nextSession, documents } = useSuspenseQuery(supportQuery).data;
  if (!contact && !nextSession && documents.length === 0) return null;
  return (
    <div className="mb-6 grid gap-x-8 gap-y-6 border-line border-b pb-5 md:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
      {contact && <ContactPerson contact={contact} />}
      {nextSession && (
        <section className="flex flex-col items-start gap-3">
          <h3 className="font-medium text-sm">{texts.session}</h3>
          <time dateTime={nextSession.startsAt} className="text-sm">
            {fullMomentText(new Date(nextSession.startsAt), language, timezone)}
          </time>
          {nextSession.link && (
            <a
              href={nextSession.link}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass("secondary", "md")}
            >
              {texts.join}
              <ArrowUpRight size={16} aria-hidden />
            </a>
          )}
        </section>
      )}
      {documents.length > 0 && (
        <section className="flex min-w-0 flex-col gap-2">
          <h3 className="font-medium text-sm">{texts.documents}</h3>
          <ul aria-label={texts.documents} className="flex flex-col">
            {documents.map(({ title, link }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same document may be listed twice
              <li key={`${index} ${link}`}>
                <a
                  href={link}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="inline-flex min-h-8 items-center gap-2 text-accent-text text-sm [overflow-wrap:anywhere] hover:underline pointer-coarse:min-h-11"
                >
                  <FileText size={16} aria-hidden className="shrink-0" />
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
