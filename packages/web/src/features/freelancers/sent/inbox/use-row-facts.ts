import type { RequestMessage } from "@linkedpotential/contract/request-messages/schema";
import { useUser } from "../../../../lib/session/session.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { answeringColleague, receivedOpening, sentOpening } from "../../request-frame/openings.ts";
import type { ListedRequest } from "../listed-request.ts";
import { useSentFilter } from "../use-sent-filter.ts";
import { type Preview, previewOf } from "./row-preview.ts";

interface RowFacts {
  name: string;
  image: string | null | undefined;
  /** Says which project the request is for. Absent without one. */
  project: string | undefined;
  /** Colleague who sent the request, and the area of the person. */
  about: string;
  /** Text that the search finds, or else the last one that was written. */
  preview: Preview | undefined;
}

/**
 * Returns the function that gives what a row of the list shows of a request beside its state. `messages` are those in
 * which the search looks.
 */
export function useRowFacts(): (one: ListedRequest, messages: readonly RequestMessage[]) => RowFacts {
  const { sent: texts } = useTexts("freelancers");
  const { received } = useTexts("projects");
  const { id: ownId } = useUser();
  const [{ find }] = useSentFilter();
  return (one, messages) => {
    if (one.kind === "sent") {
      const { request } = one;
      const { recipient, sender, project } = request;
      return {
        name: recipient.name,
        image: recipient.profileImage,
        project: project && texts.toProject(project.title),
        about: [sender.isOwn ? "" : texts.by(sender.name), recipient.activityArea].filter(Boolean).join(" · "),
        preview: previewOf(one, { name: recipient.name, opening: sentOpening(request), messages }, find),
      };
    }
    const { request, project } = one;
    const name = request.requesterName || received.formerMember;
    const answerer = answeringColleague(request, ownId);
    return {
      name,
      image: request.requesterProfileImage,
      project: received.toProject(project.title),
      about: request.requesterActivityArea,
      preview: previewOf(one, { name, opening: receivedOpening(request, { name, answerer }), messages }, find),
    };
  };
}
