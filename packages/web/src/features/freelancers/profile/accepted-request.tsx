import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { ProgressStatus, RequestStatus } from "../../../parts/project-requests/request-status.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Answer, MailLink } from "../sent/answer-parts.tsx";
import { ContactButton } from "../sent/contact-button.tsx";
import { useDayText } from "../use-day-text.ts";

/** Shows on a profile when the freelancer accepted a request of the company, with the reply and the shared address. */
export function AcceptedRequest({ request }: { request: SentProjectRequest }) {
  const { profile: texts, sent } = useTexts("freelancers");
  const dayText = useDayText();
  const { createdAt, answeredAt, sender, recipient, project, progress } = request;
  const { email } = recipient;
  return (
    <section
      aria-label={texts.accepted}
      className="flex min-w-0 flex-col items-start gap-3 rounded-md border border-line bg-sunken p-4"
    >
      <div className="flex flex-wrap gap-2">
        <RequestStatus status="accepted" label={texts.acceptedOn(dayText(answeredAt ?? createdAt))} />
        <ProgressStatus progress={progress} />
      </div>
      {project && <p className="text-sm [overflow-wrap:anywhere]">{sent.toProject(project.title)}</p>}
      {!sender.isOwn && <p className="text-sm">{texts.askedBy(sender.name, dayText(createdAt))}</p>}
      <Answer request={request} heading="h2" />
      <div className="flex flex-wrap gap-2">
        {email !== null && <MailLink email={email} />}
        <ContactButton request={request} />
      </div>
    </section>
  );
}
