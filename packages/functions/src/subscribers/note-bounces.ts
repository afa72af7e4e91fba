import { noteBounces } from "@linkedpotential/core/user/bounces/note-bounces";
import { subscriber } from "../background/subscriber.ts";

export const handler = subscriber("subscribers/note-bounces", noteBounces);
