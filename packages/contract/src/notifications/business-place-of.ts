import type { NotificationType } from "./schema.ts";

/** Returns the search parameters of the business dashboard to which a notification links. */
export function businessPlaceOf({
  type,
  relatedId,
}: {
  type: NotificationType;
  relatedId: number;
}): Record<string, string> {
  const id = String(relatedId);
  switch (type) {
    case "collaboration_request_new":
    case "collaboration_request_message":
      return { tab: "crm", view: "projects", requests: id };
    case "project_request_accepted":
    case "project_request_rejected":
    case "project_request_message":
      return { tab: "crm", view: "requests", messages: id };
    case "content_hidden":
    case "content_stays_hidden":
    case "content_restored":
      return { tab: "crm", view: "projects" };
    default:
      return { tab: "overview" };
  }
}
