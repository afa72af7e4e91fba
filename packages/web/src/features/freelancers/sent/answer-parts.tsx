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

/**
 * Shows the reply of a freelancer. An accepted request that came back without contact data says so, and links to the
 * LinkedIn profile.
 */
export function Answer({ request: { status, reply, recipient }, heading }: AnswerProps) {
  const { sent: texts } = useTexts("freelancers");
  return (
    <>
      {reply && <Words heading={heading} title={texts.reply(recipient.name)} text={reply} />}
      {status === "accepted" && recipient.email === null && (
        <p className="flex flex-wrap items-center gap-x-2 text-ink-muted text-sm">
          {texts.noContact}
          {recipient.linkedinUrl && <LinkedInLink name={recipient.name} url={recipient.linkedinUrl} />}
        </p>
      )}
    </>
  );
}

export function MailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className={buttonClass("primary", "sm")}>
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
