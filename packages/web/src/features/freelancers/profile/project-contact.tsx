import type { ProjectContact as Contact } from "@linkedpotential/contract/freelancers/schema";
import { LinkedInLink } from "../../../parts/posts/card/linkedin-link.tsx";
import { ProgressStatus, RequestStatus } from "../../../parts/project-requests/request-status.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Words } from "../sent/answer-parts.tsx";
import { useRequestsOf } from "../sent/use-requests-of.ts";
import { useDayText } from "../use-day-text.ts";

interface ProjectContactProps {
  contact: Contact;
  /** The freelancer. */
  person: { id: number; name: string };
}

/** Shows on a profile that the freelancer is in contact with the company because of a project. */
export function ProjectContact({ contact: { projectTitle, member, ...contact }, person }: ProjectContactProps) {
  const { id, name } = person;
  const { profile: texts } = useTexts("freelancers");
  const dayText = useDayText();
  const { message, reply, connectedAt, linkedinUrl } = contact;
  const title = texts.byProject(projectTitle);
  const request = useRequestsOf(id).find((one) => one.kind === "received" && one.project.title === projectTitle);
  return (
    <section
      aria-label={title}
      className="flex min-w-0 flex-col items-start gap-3 rounded-md border border-line bg-sunken p-4"
    >
      <h2 className="font-semibold text-sm [overflow-wrap:anywhere]">{title}</h2>
      <div className="flex flex-wrap gap-2">
        <RequestStatus status="accepted" label={texts.since(dayText(connectedAt))} />
        <ProgressStatus progress={request?.request.progress} />
      </div>
      <Words heading="h3" title={texts.messageOf(name)} text={message} />
      {reply && <Words heading="h3" title={member.isOwn ? texts.ownReply : texts.replyOf(member.name)} text={reply} />}
      <p className="flex flex-wrap items-center gap-x-2 text-ink-muted text-sm [overflow-wrap:anywhere]">
        {contact.contact ? texts.contactShared(contact.contact.email) : texts.contactNotShared}
        {linkedinUrl && <LinkedInLink name={name} url={linkedinUrl} />}
      </p>
    </section>
  );
}
