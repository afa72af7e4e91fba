import type { Endpoint, Failure } from "../protocol.ts";

export const endpoints = {
  "community/list": "GET /api/community",
  "community/create": "POST /api/community",
  "community/list-previews": "GET /api/community-previews",
  "community/get": "GET /api/community/{postId}",
  "community/update": "PUT /api/community/{postId}",
  "community/delete": "DELETE /api/community/{postId}",
  "community/create-project": "POST /api/project-posts",
  "community/update-project": "PUT /api/project-posts/{postId}",
  "community/fill-project": "PUT /api/project-posts/{postId}/filled",
  "community/get-author": "GET /api/community-authors/{authorId}",
  "community/list-own": "GET /api/collaboration-posts-with-counts/{userId}",
  "community/list-requested": "GET /api/collaboration-posts-with-requests/{userId}",
  "community/list-others": "GET /api/collaboration-posts-others",
} as const satisfies Record<`community/${string}`, Endpoint>;

export const errors = {
  "post.not_found": { status: 404, de: "Diesen Beitrag gibt es nicht mehr." },
  "post.author_not_found": { status: 404, de: "Von diesem Mitglied gibt es keine Beiträge mehr." },
  "post.limit_reached": {
    status: 409,
    de: "Sie haben schon 200 Beiträge. Bitte löschen Sie zuerst einen, den Sie nicht mehr brauchen.",
  },
  "post.has_requests": {
    status: 409,
    de: "Es gibt offene Anfragen dazu. Bearbeiten können Sie erst, wenn sie beantwortet sind.",
  },
  "post.hidden": { status: 409, de: "Ausgeblendete Inhalte lassen sich nicht bearbeiten." },
  "post.filled": { status: 409, de: "Dieser Auftrag ist inzwischen besetzt. Er nimmt keine Anfragen mehr an." },
  "profile.linkedin_required": { status: 409, de: "LinkedIn-Profil erforderlich" },
} as const satisfies Record<string, Failure>;
