import type { Texts } from "../areas.ts";

export default {
  title: "Collaborations",
  views: {
    label: "Areas of the community",
    feed: { title: "Posts", description: "What other freelancers seek and offer" },
    network: { title: "Network", description: "Your posts, connections and requests" },
  },
  loading: "Loading posts …",
  failed: "The posts could not be loaded",
  empty: "No posts of other users yet",
  emptyDescription: "Make the start, and describe whom you need for your next project.",
  request: { sent: "Request sent", accepted: "Request accepted" },
} satisfies Texts["community"];
