// Endpoints of the pictures of dishes: owners upload them, and anybody may see them.

import * as limits from '@tablemate/domain/limits.ts'
import { pictureFiles, pictureFormats } from '@tablemate/domain/menu/menu-pictures.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, oneOf } from './fields.ts'
import { menuItem } from './menu.ts'

export const setMenuPicture = endpoint({
  method: 'PUT',
  path: '/api/menu-items/:itemId/picture',
  summary:
    'Give a dish a picture (JPEG, PNG or WebP, at most 10 MB and 50 megapixels); it is cut to 4:3 and stored without metadata',
  access: 'restaurant',
  params: z.object({ itemId: id }),
  upload: 'picture',
  maxBytes: limits.pictureBytes,
  timeoutMs: limits.uploadTimeoutMs,
  reply: menuItem,
  status: 200,
  problems: [
    'menu-item-not-found',
    'not-a-picture',
    'picture-broken',
    'picture-too-large',
    'too-many-requests',
  ],
})

export const removeMenuPicture = endpoint({
  method: 'DELETE',
  path: '/api/menu-items/:itemId/picture',
  summary: 'Take the picture of a dish away',
  access: 'restaurant',
  params: z.object({ itemId: id }),
  reply: menuItem,
  status: 200,
  problems: ['menu-item-not-found'],
})

export const getMenuPicture = endpoint({
  method: 'GET',
  path: '/api/menu-pictures/:pictureId/:file',
  summary: 'A picture of a dish in one size and format; another picture has another address',
  access: 'anyone',
  params: z.object({
    pictureId: z.string().check(z.regex(/^[0-9a-f]{32}$/, { error: 'malformed' })),
    file: oneOf(pictureFiles),
  }),
  mediaTypes: pictureFormats.map(format => `image/${format}`),
  status: 200,
  problems: ['picture-not-found', 'too-many-requests'],
})
