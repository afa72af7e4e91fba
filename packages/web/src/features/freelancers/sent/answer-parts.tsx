import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { Mail } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";

type Heading = "h2" | "h3" | "h4";

interface AnswerProps {
  request: SentProjectRequest;
  heading: Heading;
}

/** Shows the reply of a freelancer, and says so if an accepted request came back without contact data. */
export function Answer({ request: { status, reply, recipient }, heading }: AnswerProps) {
  const { sent: texts } = useTexts("freelancers");
  return (
    <>
      {reply && <Words heading={heading} title={texts.reply(recipient.name)} text={reply} />}
      {status === "accepted" && recipient.email === null && <p className="text-ink-muted text-sm">{texts.noContact}</p>}
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
