import { dateText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { useUser } from "../../../lib/session/session.ts";
import { RequestStatus } from "../../../parts/project-requests/request-status.tsx";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Answer, MailLink } from "../sent/answer-parts.tsx";

/** Shows on a profile when the freelancer accepted a request, with the reply and the shared address. */
export function AcceptedRequest({ request }: { request: SentProjectRequest }) {
  const { profile: texts } = useTexts("freelancers");
  const language = useLanguage();
  const { timezone } = useUser();
  const { email } = request.recipient;
  const answeredOn = today(new Date(request.answeredAt ?? request.createdAt), timezone);
  return (
    <section
      aria-label={texts.accepted}
      className="flex min-w-0 flex-col items-start gap-3 rounded-md border border-line bg-sunken p-4"
    >
      <RequestStatus status="accepted" label={texts.acceptedOn(dateText(answeredOn, language))} />
      <Answer request={request} heading="h2" />
      {email !== null && <MailLink email={email} />}
    </section>
  );
}
