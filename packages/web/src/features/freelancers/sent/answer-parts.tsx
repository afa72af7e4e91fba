import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { Mail } from "lucide-react";
import { LinkedInLink } from "../../../parts/posts/card/linkedin-link.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";

type Heading = "h2" | "h3" | "h4";

interface AnswerProps {
  request: SentProjectRequest;
  heading: Heading;
}

/** Shows the reply of a freelancer, and whether contact data came with it. */
export function Answer({ request, heading }: AnswerProps) {
  const { sent: texts } = useTexts("freelancers");
  const { reply, recipient } = request;
  return (
    <>
      {reply && <Words heading={heading} title={texts.reply(recipient.name)} text={reply} />}
      <NoContact request={request} />
    </>
  );
}

/** Says that an accepted request came back without contact data, and links to the LinkedIn profile. */
export function NoContact({ request: { status, recipient } }: { request: SentProjectRequest }) {
  const { sent: texts } = useTexts("freelancers");
  if (status !== "accepted" || recipient.email !== null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-muted text-sm">
      {texts.noContact}
      {recipient.linkedinUrl && <LinkedInLink name={recipient.name} url={recipient.linkedinUrl} />}
    </p>
  );
}

export function MailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className={buttonClass("secondary", "sm")}>
      <Mail size={16} aria-hidden />
      <span className="min-w-0 [overflow-wrap:anywhere]">{email}</span>
    </a>
  );
}

interface WordsProps {
  heading: Heading;
  title: string;
  text: string;
}

export function Words({ heading: Heading, title, text }: WordsProps) {
  return (
    <div className="text-sm">
      <Heading className="font-medium">{title}</Heading>
      <p className="mt-1 max-w-3xl whitespace-pre-line text-pretty text-ink-muted [overflow-wrap:anywhere]">{text}</p>
    </div>
  );
}
